import { cleanUp } from '@memberkit/testing/clean-up'
import { expect, onTestFinished } from 'vitest'
import { type Entered, openCase } from './open-case.tsx'
import { caseOf } from './operation-cases.ts'
import { press, sendButton } from './press-now.ts'

/** Opens the form of an operation, with nothing entered unless told so, and waits until it can be sent. */
export async function openForm(service: string, operation: string, entered: Entered = 'nothing') {
  onTestFinished(cleanUp)
  const stage = await openCase(caseOf(service, operation), 'none', entered)
  await expect.poll(sendButton).toBeDefined()
  return stage
}

/** Opens the form of an operation, and returns a function that sends it, once it has taken effect. */
export async function openToSend(service: string, operation: string) {
  const { script } = await openForm(service, operation)
  return async () => {
    press(sendButton()!)
    await expect.poll(() => script.effects).toBe(1)
    return script
  }
}
