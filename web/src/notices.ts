import { api } from './api.ts'
import { introduceMe } from './me.ts'

/** Whether this browser shows notices already. */
export async function hasNotices(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return false
  if (Notification.permission !== 'granted') return false
  const registration = await navigator.serviceWorker.getRegistration()
  return ((await registration?.pushManager.getSubscription()) ?? undefined) !== undefined
}

/** Asks the browser for 'your turn' notices and tells the server where to send them. False if it cannot be. */
export async function askForNotices(fallback: string): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return false
  try {
    if ((await Notification.requestPermission()) !== 'granted') return false
    if (!(await introduceMe(fallback))) return false
    const key = await api.pushKey()
    const registration = await navigator.serviceWorker.getRegistration()
    if (key === undefined || registration === undefined) return false
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.key,
    })
    return (await api.push(subscription.toJSON())) !== undefined
  } catch {
    return false
  }
}
