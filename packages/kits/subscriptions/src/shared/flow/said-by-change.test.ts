import type { ActionState } from '@memberkit/foundation/action'
import { expect, test } from 'vitest'
import { isSaidByChange } from './said-by-change.ts'

const refused = (reason: string) => ({ phase: 'refused', reason }) as ActionState<unknown>

test('a wait for another window ends with its change; a refusal stays', () => {
  expect(isSaidByChange({ phase: 'conflict' } as ActionState<unknown>)).toBe(true)
  expect(isSaidByChange(refused('busy'))).toBe(true)
  expect(isSaidByChange(refused('denied'))).toBe(false)
  expect(isSaidByChange({ phase: 'idle' })).toBe(false)
})
