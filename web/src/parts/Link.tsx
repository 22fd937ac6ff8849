import { Link as LinkTo } from '@runatal/look/hall/Link.tsx'
import type { ComponentProps } from 'react'
import { pathTo, type Route } from '../route.ts'

interface LinkProps extends Omit<ComponentProps<typeof LinkTo>, 'to'> {
  to: Route
}

/** A link to a page that the hall knows by its route. */
export function Link({ to, ...rest }: LinkProps) {
  return <LinkTo {...rest} to={pathTo(to)} />
}
