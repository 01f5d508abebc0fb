import { FactTable } from '../blocks/FactTable.tsx'
import { wordsOf } from './schema-words.ts'

type Json = Readonly<Record<string, unknown>>

interface OperationEntryProps {
  path: string
  method: string
  call: Json & { operationId: string; summary: string; description?: string | undefined; parameters: readonly object[] }
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Json
  readonly 'x-provenance'?: string
}

/** One call: its address, who may make it, what it takes and what it answers. */
export function OperationEntry({ path, method, call }: OperationEntryProps) {
  const { operationId, description, parameters } = call
  const named = (parameters as readonly Partial<Parameter>[]).filter((one): one is Parameter => one.name !== undefined)
  const takes = bodyOf(call.requestBody)
  const gives = bodyOf((call.responses as Json)['2XX'])
  return (
    <section className="reference-call" aria-labelledby={operationId}>
      <h3 id={operationId}>{operationId}</h3>
      <p>
        <code>
          {method.toUpperCase()} {path}
        </code>
      </p>
      {description ? <p>{description}</p> : null}
      <ul>
        {marksOf(call).map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
        {takes ? <li>Takes {takes}</li> : null}
        <li>Answers {gives ?? 'nothing'}</li>
      </ul>
      {named.length > 0 ? (
        <FactTable
          caption={`Parameters of ${operationId}`}
          head={['Name', 'In', 'Value', 'Needed', 'From']}
          rows={named.map((one) => [
            <code key="name">{one.name}</code>,
            one.in,
            wordsOf(one.schema),
            one.required ? 'yes' : 'no',
            one['x-provenance'] ?? 'stated',
          ])}
        />
      ) : null}
    </section>
  )
}

function marksOf(call: Json): string[] {
  const origin = (call['x-provenance'] ?? {}) as Readonly<Record<string, string>>
  const realms = call['x-realms'] as readonly string[] | undefined
  return [
    ...(call['x-access'] === undefined ? [] : [`Reserved: ${String(call['x-access'])} (${origin.access})`]),
    ...(realms ? [`Realms: ${realms.join(', ')} (${origin.realms})`] : []),
    ...(origin.path === 'assumed' ? ['The address is our reading'] : []),
    ...(call['x-idempotent'] ? ['Changes nothing'] : []),
  ]
}

function bodyOf(part: unknown): string | undefined {
  const { content } = (part ?? {}) as { content?: Readonly<Record<string, { schema?: Json }>> }
  const [entry] = Object.entries(content ?? {})
  if (!entry) return undefined
  const [type, { schema = {} }] = entry
  return type === 'application/json' ? wordsOf(schema) : `${wordsOf(schema)} as ${type}`
}
