import { useEffect, useRef, useState } from 'react'
import type { FormErrors } from '../form/index.ts'
import type { WizardProps } from './Wizard.tsx'

type Options = Pick<WizardProps, 'steps' | 'current' | 'defaultCurrent' | 'onStepChange' | 'onFinish'>

/** Manages the current and visited steps, and the answers of completed ones. */
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
  /** The step to open after the current one, if not the next. */
  const target = useRef<string>(undefined)

  /** The current step; none after the wizard has unmounted. */
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
    /** Opens an earlier step, whose button returns here. */
    change(id: string) {
      target.current = current
      show(id)
    },
    /** Sets the step to open after the current one. */
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
