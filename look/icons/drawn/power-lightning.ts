import type { IconPicture } from '../icon.ts'

export default {
  name: 'power-lightning',
  author: 'Lorc',
  path: 'M29.805 29.777L242.14 209.55H118.712l112.54 86.784H95.995l225.656 174.012l-81.537-116.05l66.487.143l179.185 138.175l-171.96-244.746h84.568L248.082 29.776z',
} satisfies IconPicture
