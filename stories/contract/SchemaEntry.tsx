import { FactTable } from '../blocks/FactTable.tsx'
import { wordsOf } from './schema-words.ts'

type Json = Readonly<Record<string, unknown>>

/** One shape: its fields, and where the name of each comes from. */
export function SchemaEntry({ name, schema }: { name: string; schema: object }) {
  const {
    description,
    properties,
    required = [],
  } = schema as {
    description?: string
    properties?: Readonly<Record<string, Json>>
    required?: readonly string[]
  }
  return (
    <section className="reference-call" aria-labelledby={`shape-${name}`}>
      <h3 id={`shape-${name}`}>{name}</h3>
      {description ? <p>{description}</p> : null}
      {properties ? (
        <FactTable
          caption={`Fields of ${name}`}
          head={['Field', 'Value', 'Needed', 'From']}
          rows={Object.entries(properties).map(([field, value]) => [
            <code key="field">{field}</code>,
            wordsOf(value),
            required.includes(field) ? 'yes' : 'no',
            String(value['x-provenance'] ?? ''),
          ])}
        />
      ) : (
        <p>{wordsOf(schema as Json)}</p>
      )}
    </section>
  )
}
