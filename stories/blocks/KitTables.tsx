import type { Operation } from '@memberkit/contract'
import { Address } from './Address.tsx'
import { FactTable } from './FactTable.tsx'

type Row<Cells extends number> = readonly string[] & { readonly length: Cells }

/** The calls that a kit reads, each with what for. */
export function ReadsTable({ reads }: { reads: readonly (readonly [operation: Operation, whatFor: string])[] }) {
  return (
    <FactTable
      caption="Reads"
      head={['Call', 'Service', 'What for']}
      rows={reads.map(([operation, whatFor]) => [<Address key="call" of={operation} />, operation.service, whatFor])}
    />
  )
}

/** The parameters of a kit's links: an example value, and what it does. */
export function ParameterTable({ parameters }: { parameters: Readonly<Record<string, readonly [string, string]>> }) {
  return (
    <FactTable
      caption="What an address can say"
      head={['Parameter', 'For example', 'What it does']}
      rows={Object.entries(parameters).map(([name, [example, what]]) => [
        <code key="name">{name}</code>,
        <code key="example">{example}</code>,
        what,
      ])}
    />
  )
}

/** What shows before the platform has answered: the change, what shows, and when it does not work out. */
export function OptimismTable({ optimism }: { optimism: readonly Row<3>[] }) {
  return (
    <FactTable
      caption="What shows before the platform has answered"
      head={['Change', 'Shown', 'When it does not work out']}
      rows={optimism}
    />
  )
}

/** What stands in place of the content: the situation, what is said, and the one thing to do. */
export function SituationTable({ situations }: { situations: readonly Row<3>[] }) {
  return (
    <FactTable
      caption="What stands in place of the content"
      head={['Situation', 'What is said', 'The one thing to do']}
      rows={situations}
    />
  )
}

/** What each key does. */
export function KeyboardTable({ keys }: { keys: readonly Row<2>[] }) {
  return <FactTable caption="Keyboard" head={['Key', 'What it does']} rows={keys} />
}
