import {
  ACESFilmicToneMapping,
  AmbientLight,
  type BufferGeometry,
  Color,
  DoubleSide,
  Group,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SpotLight,
  SRGBColorSpace,
  TorusGeometry,
  WebGLRenderer,
} from 'three'
import { STONE_SIZE } from '../../content/disc.ts'
import type { Colour, Sign } from '../../content/stones.ts'
import type { Pose } from '../../physics/path.ts'
import type { Size } from '../hooks.ts'
import { type Frame, TILT } from '../model/place.ts'
import type { Shown } from '../model/stones.ts'
import { feltPaint, stonePaint, woodPaint } from './paint.ts'
import { destinyShape, discShape, rimShape, stoneShape } from './shapes.ts'

/** The table in three dimensions, in millimetres. It draws only when something has changed. */
export interface Table3D {
  show(size: Size, frame: Frame, stones: readonly Shown[]): void
  fly(tags: readonly number[], poses: readonly Pose[]): void
  close(): void
}

/** Undefined where there is no WebGL, or none that is fast enough unless somebody insists. */
export function openScene(canvas: HTMLCanvasElement, insist: boolean): Table3D | undefined {
  const context = canvas.getContext('webgl2', { antialias: true, failIfMajorPerformanceCaveat: !insist })
  if (context === null || (!insist && isDrawnByHand(context))) return undefined
  const renderer = new WebGLRenderer({ canvas, context, antialias: true })
  renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
  renderer.outputColorSpace = SRGBColorSpace
  renderer.toneMapping = ACESFilmicToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  const scene = new Scene()
  const camera = new PerspectiveCamera(30, 1, 200, 6000)
  camera.position.set(0, TILT.distance * TILT.cos, TILT.distance * TILT.sin)
  camera.lookAt(0, 0, 0)
  light(scene, renderer)
  const turning = furnish(scene)
  const shape = stoneShape()
  const lying = new Map<number, Mesh<BufferGeometry, MeshPhysicalMaterial>>()
  const materials = new Map<string, MeshPhysicalMaterial>()
  const materialOf = (colour: Colour, sign: Sign | undefined) => {
    const key = `${colour} ${sign ?? ''}`
    const made = materials.get(key) ?? stoneMaterial(colour, sign)
    materials.set(key, made)
    return made
  }
  let waiting = 0
  const draw = () => {
    waiting ||= requestAnimationFrame(() => {
      waiting = 0
      renderer.render(scene, camera)
    })
  }
  return {
    show({ width, height }, frame, stones) {
      renderer.setSize(width, height, false)
      camera.aspect = width / height
      camera.fov = (2 * Math.atan(height / (2 * TILT.distance * frame.scale)) * 180) / Math.PI
      camera.updateProjectionMatrix()
      turning.rotation.y = (-frame.turned * Math.PI) / 180
      for (const [tag, mesh] of lying)
        if (!stones.some(stone => stone.tag === tag)) {
          turning.remove(mesh)
          lying.delete(tag)
        }
      for (const { tag, colour, sign, x, y, yaw } of stones) {
        let mesh = lying.get(tag)
        if (mesh === undefined) {
          mesh = new Mesh(shape, materialOf(colour, sign))
          mesh.castShadow = mesh.receiveShadow = true
          lying.set(tag, mesh)
          turning.add(mesh)
        }
        mesh.material = materialOf(colour, sign)
        mesh.scale.setScalar(frame.enlarged)
        mesh.position.set(x, (STONE_SIZE.height / 2) * frame.enlarged, -y)
        mesh.rotation.set(0, (yaw * Math.PI) / 180, 0)
      }
      draw()
    },
    fly(tags, poses) {
      for (const [i, tag] of tags.entries()) {
        const mesh = lying.get(tag)
        if (mesh === undefined) continue
        const { x, y, z, q } = poses[i]!
        mesh.position.set(x, y * mesh.scale.x, z)
        mesh.quaternion.set(...q)
      }
      draw()
    },
    close() {
      cancelAnimationFrame(waiting)
      renderer.dispose()
    },
  }
}

/** Without a graphics card browsers draw every pixel in software: seconds a frame, in the middle of a race. */
function isDrawnByHand(context: WebGL2RenderingContext): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(String(name))
}

function stoneMaterial(colour: Colour, sign: Sign | undefined): MeshPhysicalMaterial {
  const { map, bump } = stonePaint(colour, sign)
  const [roughness, clearcoat] = { black: [0.32, 0.8], grey: [0.85, 0], white: [0.5, 0.3] }[colour] as [number, number]
  return new MeshPhysicalMaterial({ map, bumpMap: bump, bumpScale: 3, roughness, clearcoat, clearcoatRoughness: 0.15 })
}

/** Wood, rim, felt and the Destiny rune. What turns with the viewer's seat is given back. */
function furnish(scene: Scene): Group {
  const board = new Mesh(
    new PlaneGeometry(4000, 4000),
    new MeshStandardMaterial({ map: woodPaint('#4d2f1c', 5), roughness: 0.7 }),
  )
  board.rotation.x = -Math.PI / 2
  board.position.y = -20
  const felt = new Mesh(discShape(), new MeshStandardMaterial({ map: feltPaint(), roughness: 1 }))
  felt.rotation.x = -Math.PI / 2
  const rim = new Mesh(
    rimShape(),
    new MeshPhysicalMaterial({ map: woodPaint('#6f3d1e', 3), roughness: 0.45, clearcoat: 0.4, side: DoubleSide }),
  )
  const destiny = new Mesh(
    destinyShape(),
    new MeshPhysicalMaterial({ color: '#efe3c6', roughness: 0.4, clearcoat: 0.4 }),
  )
  const dot = new Mesh(destinyShape(), new MeshStandardMaterial({ color: '#a2401d', roughness: 0.5 }))
  dot.scale.set(0.34, 0.16, 0.34)
  dot.position.y = 11
  const brass = new MeshStandardMaterial({ color: '#c79a4c', metalness: 0.9, roughness: 0.35 })
  const turning = new Group()
  for (const radius of [36, 364, 382]) {
    const ring = new Mesh(new TorusGeometry(radius, 1.6, 8, 96), brass)
    ring.rotation.x = Math.PI / 2
    ring.position.y = radius < 100 ? 1 : 14
    turning.add(ring)
  }
  for (const part of [board, felt, rim, destiny, dot]) {
    part.receiveShadow = true
    if (part !== board && part !== felt) part.castShadow = true
  }
  turning.add(felt, rim, destiny, dot)
  scene.add(board, turning)
  return turning
}

/** A lamp above, and a dim room that polished stones mirror. */
function light(scene: Scene, renderer: WebGLRenderer) {
  scene.background = new Color('#0c0a08')
  const room = new Scene()
  const glow = new Mesh(new PlaneGeometry(6, 6), new MeshBasicMaterial({ color: '#ffe6bf', side: DoubleSide }))
  glow.position.set(-3, 8, -2)
  glow.rotation.x = Math.PI / 2
  room.background = new Color('#15120f')
  room.add(glow, new AmbientLight('#ffffff', 1))
  const mirror = new PMREMGenerator(renderer)
  scene.environment = mirror.fromScene(room, 0.03).texture
  mirror.dispose()
  const lamp = new SpotLight('#ffdcae', 4.6, 0, 0.5, 0.85, 0)
  lamp.position.set(-420, 1300, -260)
  lamp.castShadow = true
  lamp.shadow.mapSize.set(1024, 1024)
  lamp.shadow.camera.near = 600
  lamp.shadow.camera.far = 2200
  lamp.shadow.bias = -0.0006
  lamp.shadow.normalBias = 1.5
  lamp.shadow.radius = 4
  scene.add(lamp, lamp.target, new HemisphereLight('#cfe0ee', '#2a1d10', 0.35))
}
