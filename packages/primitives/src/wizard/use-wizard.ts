import { useEffect, useRef, useState } from 'react'
import type { FormErrors } from '../form/index.ts'
import type { WizardProps } from './Wizard.tsx'

type Options = Pick<WizardProps, 'steps' | 'current' | 'defaultCurrent' | 'onStepChange' | 'onFinish'>

/** Which step is shown, which were, and what was answered in those that were left by their own button. */
export function useWizard({ steps, current: wanted, defaultCurrent, onStepChange, onFinish }: Options) {
  const [chosen, setChosen] = useState(defaultCurrent)
  const at = Math.max(
    steps.findIndex(({ id }) => id === (wanted ?? chosen)),
    0,
  )
  const current = steps[at]?.id
  const [visited, setVisited] = useState<readonly (string | undefined)[]>([current])
  if (!visited.includes(current)) setVisited([...visited, current])
  const [answers, setAnswers] = useState<Readonly<Record<string, FormData>>>({})
  const [check, setCheck] = useState<{ isPending: boolean; errors?: FormErrors }>({ isPending: false })
  /** Where the current step leads once it is in order, where that is not the one after it. */
  const target = useRef<string>(undefined)

  /** The step that is shown; none once the wizard has gone. */
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = current
    return () => {
      shown.current = undefined
    }
  }, [current])

  const show = (id: string) => {
    setChosen(id)
    setCheck({ isPending: false })
    onStepChange?.(id)
  }
  const leave = (id: string, data: FormData) => {
    const all = { ...answers, [id]: data }
    setAnswers(all)
    const next = target.current ?? steps[at + 1]?.id
    target.current = undefined
    if (next) show(next)
    else onFinish(together(steps, all))
  }

  return {
    at,
    check,
    answered: together(steps, answers),
    isVisited: (id: string) => visited.includes(id),
    isDone: (id: string, index: number) => index < at || id in answers,
    back(id: string | undefined) {
      target.current = undefined
      if (id) show(id)
    },
    /** Leads to a step before this one, whose button leads back here. */
    change(id: string) {
      target.current = current
      show(id)
    },
    /** The next step that is left leads to this one. */
    aim(id: string) {
      target.current = id
    },
    async submit(data: FormData) {
      const step = steps[at]
      if (!step) return
      if (!step.check) return leave(step.id, data)
      const isStillShown = () => shown.current === step.id
      setCheck({ isPending: true })
      let errors: FormErrors | undefined
      try {
        errors = await step.check(data)
      } finally {
        setCheck({ isPending: false, errors: isStillShown() ? errors : undefined })
      }
      const isInOrder = !errors || Object.keys(errors).length === 0
      if (isInOrder && isStillShown()) leave(step.id, data)
    },
  }
}

function together(steps: Options['steps'], answers: Readonly<Record<string, FormData>>) {
  const all = new FormData()
  for (const { id } of steps) for (const [name, value] of answers[id] ?? []) all.append(name, value)
  return all
}
