import { type RefObject, useEffect } from 'react'

/** The camera's picture as large as there is room. */
export function Video({
  of,
  stream,
  label,
}: {
  of: RefObject<HTMLVideoElement | null>
  stream: MediaStream
  label: string
}) {
  useEffect(() => {
    const video = of.current
    if (video === null) return
    video.srcObject = stream
    void video.play().catch(() => undefined)
    return () => {
      video.srcObject = null
    }
  }, [of, stream])
  return <video ref={of} className="co-video" playsInline muted aria-label={label} />
}
