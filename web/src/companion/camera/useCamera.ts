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
        if (current) setCamera({ state: 'on', stream })
        else stop()
      } catch (error) {
        const refused = error instanceof DOMException && error.name === 'NotAllowedError'
        if (current) setCamera({ state: refused ? 'refused' : 'none' })
      }
    }
    void start()
    return () => {
      current = false
      stop()
    }
  }, [])
  return camera
}

const WANTED = { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 960 } }
