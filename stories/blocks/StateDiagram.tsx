import './blocks.css'
import { StateDrawing } from './StateDrawing.tsx'
import { FactTable } from './FactTable.tsx'
import { from, type Transition } from './transitions.ts'

export interface StateDiagramProps<State extends string> {
  /** Names what has these states: "an invoice". */
  of: string
  states: readonly State[]
  transitions: readonly Transition<State>[]
}

/** The states of an entity and what leads from one to another: as a drawing, and as a table that says the same. */
export function StateDiagram<State extends string>({ of, states, transitions }: StateDiagramProps<State>) {
  return (
    <>
      <StateDrawing of={of} states={states} transitions={transitions} />
      <FactTable
        caption="The same in words"
        head={['Status', 'Leads on', 'Leaves it as it is']}
        rows={states.map((state) => {
          const { leadsOn, stays } = from(state, transitions)
          return [
            state,
            leadsOn.map(({ name, to }) => `${name} to ${to}`).join(', ') || 'Nothing: an end',
            stays.map(({ name }) => name).join(', '),
          ]
        })}
      />
    </>
  )
}
