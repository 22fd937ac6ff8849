import { escape } from './markdown.ts'

/** The part of an OpenAPI description that the page tells. */
export interface Api {
  info: { title: string; version: string; description?: string }
  paths: Record<string, Record<string, Operation>>
}

interface Operation {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[]
  requestBody?: { content: Record<string, { schema?: Schema }> }
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>
}

interface Schema {
  type?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  patternProperties?: Record<string, Schema>
}

/** What can be asked over HTTP, and what is answered: from the server's own description of itself. */
export function apiPage({ paths }: Api): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  )
  return `<h1>The HTTP interface</h1>
<p>Made from what the server says of itself: <code>GET /api/openapi.json</code>, and here <a href="openapi.json">openapi.json</a>.
Playing goes over the socket: <a href="docs/protocol.html">the protocol</a>.</p>
${operations.join('\n')}`
}

function section(method: string, path: string, { summary, parameters = [], requestBody, responses = {} }: Operation) {
  const name = `${method.toUpperCase()} ${path}`
  const given = parameters.map(one => `${one.name} (${one.in}): ${shape(one.schema ?? {})}`)
  const body = Object.values(requestBody?.content ?? {}).map(({ schema }) => shape(schema ?? {}))
  const answers = Object.entries(responses).map(([status, answer]) => {
    const [content] = Object.values(answer.content ?? {})
    return `${status}: ${content?.schema === undefined ? (answer.description ?? '') : shape(content.schema)}`
  })
  const lines = [...given.map(line => `with ${line}`), ...body.map(line => `send ${line}`), ...answers]
  return `<h2 id="${escape(name.toLowerCase().replaceAll(/[^a-z]+/g, '-'))}"><code>${escape(name)}</code></h2>
<p>${escape(summary ?? '')}</p>
<pre><code>${escape(lines.join('\n'))}</code></pre>`
}

/** A schema as somebody would write it down: `{ name: string, seats?: integer }`. */
export function shape(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  if (schema.anyOf !== undefined) return schema.anyOf.map(one => shape(one, indent)).join(' | ')
  if (schema.items !== undefined) return `[${shape(schema.items, indent)}, …]`
  if (schema.properties !== undefined) return fields(schema, `${indent}  `, indent)
  const [values] = Object.values(schema.patternProperties ?? {})
  if (values !== undefined) return `{ [name]: ${shape(values, indent)} }`
  return schema.type ?? 'anything'
}

function fields({ properties = {}, required = [] }: Schema, indent: string, outer: string): string {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const note = schema.description === undefined ? '' : `  # ${schema.description}`
    return `${name}${required.includes(name) ? '' : '?'}: ${shape(schema, indent)}${note}`
  })
  const short = `{ ${lines.join(', ')} }`
  return short.length <= 80 && !/[\n#]/.test(short)
    ? short
    : `{\n${lines.map(line => indent + line).join('\n')}\n${outer}}`
}
