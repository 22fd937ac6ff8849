import { Practice } from './Practice.tsx'

/** `/practice`: finding twins in peace, on this device, without a network too. */
export function Page() {
  return <Practice />
}
