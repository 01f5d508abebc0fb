'use client'
import { useMessages } from '@memberkit/foundation/messages'
import { statusOf } from '@memberkit/foundation/status'
import { useContractWords } from '@memberkit/parts/contracts'
import { Stack } from '@memberkit/primitives/box'
import { Button } from '@memberkit/primitives/button'
import { Dialog } from '@memberkit/primitives/dialog'
import { type DiffField, type DiffLabels, DiffView } from '@memberkit/primitives/diff-view'
import { Select } from '@memberkit/primitives/select'
import { formatDate } from '@memberkit/platform/formats'
import { useMemberkit } from '@memberkit/foundation'
import { contractsMessages, manageContractMessages } from '../messages/namespaces.ts'
import * as styles from './CompareContracts.css.ts'
import type { TranslateContracts } from './translator.ts'
import type { ContractRow } from './useContractHistories.ts'

export interface CompareContractsProps {
  rows: readonly ContractRow[]
  /** The older one first. One that isn't among the rows is none. */
  ids: readonly string[]
  onChange: (ids: readonly string[]) => void
  onClose: () => void
}

/** Two contracts beside each other, fact by fact. Their texts are documents of their own, which it links to. */
export function CompareContracts({ rows, ids, onChange, onClose }: CompareContractsProps) {
  const t = useMessages(manageContractMessages)
  const fields = useFacts()
  const [before, after] = [0, 1].map((at) => rows.find(({ id }) => id === ids[at]))
  // A contract in the address is not here: the page says so.
  if (!before || !after) return null
  const options = rows.map(({ id, contract }) => ({
    value: id,
    // First what tells versions of one name apart, for a narrow field cuts the end.
    label: `${contract.contractVersion ?? contract.effectiveFrom.slice(0, 4)} · ${contract.label}`,
  }))
  return (
    <Dialog
      isOpen
      size="large"
      onClose={onClose}
      title={t('compare.title')}
      closeLabel={t('close')}
      actions={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <Stack gap="md">
        <div className={styles.choice}>
          <Select
            label={t('compare.before')}
            options={options}
            value={before.id}
            onChange={(id) => onChange([id, after.id])}
          />
          <Select
            label={t('compare.after')}
            options={options}
            value={after.id}
            onChange={(id) => onChange([before.id, id])}
          />
        </div>
        <div className={styles.facts}>
          <DiffView
            // Whether equal facts are hidden is asked anew for other contracts.
            key={ids.join(' ')}
            label={t('compare.title')}
            fields={fields(before, after)}
            labels={labelsOf(t, before.contract.contractVersion, after.contract.contractVersion)}
            defaultOnlyChanges={false}
          />
        </div>
      </Stack>
    </Dialog>
  )
}

/** Returns the facts of two contracts, field by field. */
function useFacts() {
  const t = useMessages(contractsMessages)
  const say = useMessages(manageContractMessages)
  const { locale } = useMemberkit()
  const { type, language, region, looks } = useContractWords()
  const facts = ({ contract, standing, document }: ContractRow): readonly (readonly [string, string, string?])[] => [
    ['label', say('field.label'), contract.label],
    ['type', t('column.type'), type(contract.type)],
    ['version', t('column.version'), contract.contractVersion],
    ['standing', t('column.standing'), standing && statusOf(looks, standing).label],
    ['from', t('column.from'), formatDate(contract.effectiveFrom, locale)],
    ['to', t('column.to'), contract.effectiveTo ? formatDate(contract.effectiveTo, locale) : say('compare.open')],
    ['language', t('column.language'), contract.locale && language(contract.locale)],
    ['region', t('column.region'), contract.region && region(contract.region)],
    ['document', t('column.document'), document?.url],
    ['contractId', t('column.contractId'), contract.contractId],
  ]
  return (before: ContractRow, after: ContractRow): DiffField[] => {
    const now = new Map(facts(after).map(([id, , value]) => [id, value]))
    return facts(before).map(([id, label, value]) => ({ id, label, before: value, after: now.get(id) }))
  }
}

/** The values stand below the versions of their contracts, where those tell them apart. */
function labelsOf(t: TranslateContracts, before: string | undefined, after: string | undefined): DiffLabels {
  const areTold = before && after && before !== after
  return {
    field: t('compare.field'),
    before: areTold ? before : t('compare.before'),
    after: areTold ? after : t('compare.after'),
    changes: {
      changed: t('compare.changed'),
      added: t('compare.added'),
      removed: t('compare.removed'),
      unchanged: t('compare.unchanged'),
    },
    missing: t('compare.missing'),
    removedWords: t('compare.removedWords'),
    addedWords: t('compare.addedWords'),
    summary: ({ changed, added, removed }) => t('compare.summary', { count: changed + added + removed }),
    onlyChanges: t('compare.onlyChanges'),
    nothing: t('compare.nothing'),
  }
}
