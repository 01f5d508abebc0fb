'use client'
import { getBranchesByIdList, listBranches } from '@memberkit/contract/partners/branches'
import { ResourceView, useMemberkit, useResource } from '@memberkit/foundation'
import { useMessages } from '@memberkit/foundation/messages'
import { send } from '@memberkit/platform'
import { Dialog } from '@memberkit/primitives/dialog'
import { Skeleton, SkeletonGroup } from '@memberkit/primitives/skeleton'
import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { copyMessages } from '../../messages/namespaces.ts'
import * as styles from '../Hours.css.ts'
import { useToday } from '../useToday.ts'
import { ChooseBranches } from './ChooseBranches.tsx'
import { type CopyChoice, type CopyPlan, isEmptyPlan, planCopy, type SiblingBranch } from './copy-plan.rules.ts'
import { copyRuns } from './copy-runs.ts'
import { CopyProgress } from './CopyProgress.tsx'
import { ReviewCopies } from './ReviewCopies.tsx'

export interface CopyHoursProps {
  /** The branch to copy from, as it is saved. */
  branch: SiblingBranch
  /** The owner whose branches are offered, or their ids. */
  siblings: { ownerId: string } | { branchIds: readonly string[] }
  /** Called with the ids of the branches that were changed. */
  onClose: (changed: readonly string[]) => void
}

type Stage =
  { name: 'choose' } | { name: 'review'; plans: readonly CopyPlan[] } | { name: 'run'; plans: readonly CopyPlan[] }

const nobody: CopyChoice = { hours: true, dates: false, mode: 'merge' }

/** The steps of copying. What is chosen stays when the person goes back. */
export function CopyHoursDialog({ branch, siblings, onClose }: CopyHoursProps) {
  const t = useMessages(copyMessages)
  const { client, session } = useMemberkit()
  const owner = session?.identityId
  const today = useToday()
  const byOwner = 'ownerId' in siblings
  const owned = useResource(listBranches, { query: byOwner ? { ownerId: siblings.ownerId } : {} }, { enabled: byOwner })
  const named = useResource(
    getBranchesByIdList,
    { body: { ids: byOwner ? [] : [...siblings.branchIds] } },
    { enabled: !byOwner },
  )
  const [kept] = useState(() => copyRuns.read(owner))
  const unfinished = kept?.from === branch.id ? kept : undefined
  const [choice, setChoice] = useState(unfinished?.choice ?? nobody)
  const [chosen, setChosen] = useState<readonly string[]>(unfinished?.ids ?? [])
  const [stage, setStage] = useState<Stage>({ name: 'choose' })
  const [isRunning, setRunning] = useState(false)
  const [footer, setFooter] = useState<HTMLElement | null>(null)
  const changed = useRef(new Set<string>())
  const close = () => onClose([...changed.current])
  const keep = (ids: readonly string[]) => copyRuns.keep(owner, { from: branch.id, choice, ids })

  /** Nothing is sent to what was read some time ago. Resolves to whether the branches could be read. */
  const reviewNewest = async (ids: readonly string[]) => {
    const answer = await send(client, getBranchesByIdList, { body: { ids: [...ids] } }).catch(() => undefined)
    if (!answer?.ok) return false
    const plans = answer.data.map((target) => planCopy(branch, target, choice, today(target.timeZone)))
    const changing = plans.flatMap((plan) => (isEmptyPlan(plan) ? [] : plan.target.id))
    forgetUnlessIn(changing, ids)
    setStage({ name: 'review', plans })
    return true
  }

  /** Of an interrupted run, what has the same hours by now, or is gone, is no longer left to do. */
  const forgetUnlessIn = (changing: readonly string[], reviewed: readonly string[]) => {
    const run = copyRuns.read(owner)
    if (run?.from !== branch.id || !isSameChoice(run.choice, choice)) return
    keep(run.ids.filter((id) => changing.includes(id) || !reviewed.includes(id)))
  }

  // One dialog for all steps: each puts its buttons into the same footer.
  const frame = (content: ReactNode, actions: ReactNode) => (
    <>
      {content}
      {footer ? createPortal(actions, footer) : null}
    </>
  )
  return (
    <Dialog
      isOpen
      size="large"
      onClose={close}
      closeLabel={t('close')}
      title={t('title')}
      description={stage.name === 'choose' ? t('about', { branch: branch.name }) : undefined}
      isPending={isRunning}
      actions={<div ref={setFooter} className={styles.footer} />}
    >
      {stage.name === 'run' ? (
        <CopyProgress
          plans={stage.plans}
          frame={frame}
          onRunning={setRunning}
          onChanged={(id) => void changed.current.add(id)}
          onProgress={keep}
          onClose={close}
          onAgain={(ids) => reviewNewest(ids)}
        />
      ) : stage.name === 'review' ? (
        <ReviewCopies
          plans={stage.plans}
          frame={frame}
          onBack={() => setStage({ name: 'choose' })}
          onSubmit={(plans) => {
            // Kept before the first request: a tab may close at any time.
            keep(plans.map(({ target }) => target.id))
            setStage({ name: 'run', plans })
          }}
        />
      ) : (
        <ResourceView
          resource={byOwner ? owned : named}
          noun={t('noun')}
          skeleton={
            <SkeletonGroup label={t('loading')}>
              <Skeleton height="panel" />
            </SkeletonGroup>
          }
        >
          {(branches) => (
            <ChooseBranches
              source={branch}
              branches={branches.filter(({ id, status }) => id !== branch.id && status !== 'DELETED')}
              isResumed={unfinished !== undefined}
              choice={choice}
              onChoice={setChoice}
              chosen={chosen}
              onChosen={setChosen}
              frame={frame}
              onClose={close}
              onSubmit={() => reviewNewest(chosen)}
            />
          )}
        </ResourceView>
      )}
    </Dialog>
  )
}

const isSameChoice = (one: CopyChoice, other: CopyChoice) =>
  one.hours === other.hours && one.dates === other.dates && one.mode === other.mode
