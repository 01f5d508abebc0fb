import { editSections } from '../edit/edit-sections.ts'
import { hasAnswer } from '../actions/page-actions.ts'
import { type Desk, deskOf, type DeskPage, type NamedOperation } from '../runtime/desk.ts'
import { isChange } from '../runtime/operations.ts'
import { consoleServices } from '../services.ts'

/** The way an operation is called: from its dialog, a form, a section, its own page, or on several rows. */
export type CallKind = 'action' | 'create' | 'edit' | 'call' | 'bulk'

export interface OperationCase {
  readonly kind: CallKind
  readonly desk: Desk
  /** Absent for what belongs to no entity. */
  readonly page: DeskPage | undefined
  readonly named: NamedOperation
}

export const desks: readonly Desk[] = await Promise.all(
  consoleServices.map(async (entry) => deskOf(entry.service, await entry.load())),
)

/** Returns every way in which the console of a service changes something. */
export function casesOf(desk: Desk): OperationCase[] {
  const cases = (kind: CallKind, page: DeskPage | undefined, all: readonly NamedOperation[]) =>
    all
      .filter(({ operation }) => operation.responseType !== 'stream')
      .map((named): OperationCase => ({ kind, desk, page, named }))
  const ofPages = [...desk.pages, ...(desk.worker ? [desk.worker] : [])].flatMap((page) => {
    const changes = page.actions.filter(({ operation }) => isChange(operation))
    return [
      ...cases(
        'action',
        page,
        changes.filter((one) => !hasAnswer(page, one)),
      ),
      ...cases(
        'call',
        page,
        changes.filter((one) => hasAnswer(page, one)),
      ),
      ...cases('create', page, page.create),
      ...cases('edit', page, editSections(page, desk.names)),
      ...cases(
        'bulk',
        page,
        changes.filter(({ traits }) => traits.isBulk),
      ),
    ]
  })
  return [
    ...ofPages,
    ...cases(
      'call',
      undefined,
      desk.tools.filter(({ operation }) => isChange(operation)),
    ),
  ]
}

/** Returns an operation of a service by its name. */
export function caseOf(service: string, name: string): OperationCase {
  const desk = desks.find((one) => one.service === service)
  const found = desk && casesOf(desk).find(({ named }) => named.name === name)
  if (!found) throw new Error(`${service} has no change called ${name}.`)
  return found
}
