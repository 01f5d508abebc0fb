import { type Network, permissionOf, type PracticeType } from '@memberkit/contract'
import * as calls from '@memberkit/contract/partners/branches'
import type { Translate } from '@memberkit/foundation/messages'
import type { editorEnUS } from '../../messages/editor/en-US.ts'
import { fieldsOf } from '../section-fields.ts'
import type { BranchDraft } from '../draft.ts'
import { type BranchSection, branchSection, whenChanged } from './section.ts'

type Words = Translate<typeof editorEnUS>

const year = /^(1[89]|20)\d\d$/

/** Name, network, types, IDs and years. All but the name are for staff. */
export function identitySection(branchId: string, t: Words): BranchSection {
  const own = [
    whenChanged('name', calls.updateBranchName, ({ name }) => ({ branchId, body: { name } })),
    whenChanged('network', calls.updateBranchNetwork, ({ network }) => ({
      branchId,
      body: { network: network as Network },
    })),
    whenChanged('branchTypes', calls.updateBranchTypes, ({ branchTypes }) => ({
      branchId,
      body: { branchTypes: [...branchTypes] as PracticeType[] },
    })),
    whenChanged('externalId', calls.updateBranchExternalId, ({ externalId }) => ({ branchId, body: { externalId } })),
    whenChanged('caseIdPrefix', calls.updateBranchCaseIdPrefix, ({ caseIdPrefix }) => ({
      branchId,
      body: { caseIdPrefix },
    })),
    whenChanged('yearFounded', calls.updateBranchYearFounded, ({ yearFounded }) => ({
      branchId,
      body: { yearFounded: Number(yearFounded) },
    })),
    whenChanged('yearJoined', calls.updateBranchYearJoined, ({ yearJoined }) => ({
      branchId,
      body: { yearJoined: Number(yearJoined) },
    })),
  ]
  return branchSection(fieldsOf.identity, (draft, base) => own.flatMap((calls) => calls(draft, base)), {
    label: t('section.identity'),
    permission: permissionOf(calls.updateBranchName),
    check: ({ name, branchTypes, yearFounded, yearJoined }: BranchDraft, base: BranchDraft) => ({
      ...(!name.trim() && { name: t('name.missing') }),
      ...(branchTypes.length === 0 && { branchTypes: t('types.missing') }),
      ...yearProblem('yearFounded', yearFounded, base.yearFounded, t),
      ...yearProblem('yearJoined', yearJoined, base.yearJoined, t),
    }),
  })
}

function yearProblem(name: 'yearFounded' | 'yearJoined', typed: string, saved: string, t: Words) {
  const text = typed.trim()
  if (text === saved || year.test(text)) return {}
  // No call clears a year.
  return { [name]: t(text === '' ? 'year.kept' : 'year.wrong') }
}
