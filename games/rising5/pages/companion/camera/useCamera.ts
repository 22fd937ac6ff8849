import { useEffect, useState } from 'react'

export type Camera = { state: 'asking' | 'refused' | 'none' } | { state: 'on'; stream: MediaStream }

/** The camera on the back of the device, for as long as somebody looks. */
export function useCamera(): Camera {
  const [camera, setCamera] = useState<Camera>({ state: 'asking' })
  useEffect(() => {
    let current = true
    let stream: MediaStream | undefined
    const stop = () => stream?.getTracks().forEach(track => track.stop())
    const start = async () => {
      try {
        // Plain http has no such door at all.
        const given = await navigator.mediaDevices?.getUserMedia({ video: WANTED })
        if (given === undefined) return setCamera({ state: 'none' })
        stream = given
        if (!current) return stop()
        // A locked screen takes the camera away; it is asked for again when somebody looks.
        given.getTracks().forEach(track => track.addEventListener('ended', () => setCamera({ state: 'asking' })))
        setCamera({ state: 'on', stream })
      } catch (error) {
        const refused = error instanceof DOMException && error.name === 'NotAllowedError'
        if (current) setCamera({ state: refused ? 'refused' : 'none' })
      }
    }
    const lookAgain = () => {
      const ended = stream?.getTracks().every(track => track.readyState === 'ended') === true
      if (ended && document.visibilityState === 'visible') void start()
    }
    void start()
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      current = false
      document.removeEventListener('visibilitychange', lookAgain)
      stop()
    }
  }, [])
  return camera
}

const WANTED = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 960 } }
