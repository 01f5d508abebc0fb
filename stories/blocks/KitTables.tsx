import type { Operation } from '@memberkit/contract'
import { Address } from './Address.tsx'
import { FactTable } from './FactTable.tsx'

type Row<Cells extends number> = readonly string[] & { readonly length: Cells }

/** The calls a kit reads with, their service and their purpose. */
export function ReadsTable({ reads }: { reads: readonly (readonly [operation: Operation, purpose: string])[] }) {
  return (
    <FactTable
      caption="Reads"
      head={['Call', 'Service', 'Purpose']}
      rows={reads.map(([operation, purpose]) => [<Address key="call" of={operation} />, operation.service, purpose])}
    />
  )
}

/** The search parameters of a kit's links: each with an example value and its effect. */
export function ParameterTable({ parameters }: { parameters: Readonly<Record<string, readonly [string, string]>> }) {
  return (
    <FactTable
      caption="Link parameters"
      head={['Parameter', 'Example', 'Effect']}
      rows={Object.entries(parameters).map(([name, [example, effect]]) => [
        <code key="name">{name}</code>,
        <code key="example">{example}</code>,
        effect,
      ])}
    />
  )
}

/** The changes a kit makes: whether each shows optimistically, and the recovery from a failure. */
export function OptimismTable({ optimism }: { optimism: readonly Row<3>[] }) {
  return <FactTable caption="Optimistic updates" head={['Change', 'Update', 'On failure']} rows={optimism} />
}

/** The loading, empty and error states of a kit: each with its content and its one action. */
export function SituationTable({ situations }: { situations: readonly Row<3>[] }) {
  return <FactTable caption="Loading, empty and error states" head={['State', 'Shows', 'Action']} rows={situations} />
}

/** The keys of a kit and their effects. */
export function KeyboardTable({ keys }: { keys: readonly Row<2>[] }) {
  return <FactTable caption="Keyboard" head={['Key', 'Effect']} rows={keys} />
}
