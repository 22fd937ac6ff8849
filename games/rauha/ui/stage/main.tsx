import '@fontsource/spectral/400-italic.css'
import { showStage } from '@runatal/look/stage/Stage.tsx'
import { arrange } from '../../arrange.ts'
import { ui } from '../index.tsx'
import { positionOf } from './positions.ts'
import './light.css'

const query = new URLSearchParams(location.search)
const { match } = arrange(positionOf(query.get('position') ?? 'start', Number(query.get('seats') ?? 4)))
showStage({ ui, query, match, seat: 0 })
