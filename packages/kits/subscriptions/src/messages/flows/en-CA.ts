import type { Translation } from '@memberkit/foundation/messages'
import { flowsEnUS } from './en-US.ts'

export const flowsEnCA: Translation<typeof flowsEnUS> = {
  ...flowsEnUS,
  'choose.hint': 'Nothing is cancelled yet. The next step shows what ends.',
  'when.now.text': 'The plan ends as soon as it’s cancelled. That can’t be undone here.',
  survey: 'Why are you cancelling?',
  'bereaved.choose': 'I’m cancelling for someone who has died',
  'review.ending': 'This plan’s end is already planned. Cancelling now ends it at once.',
  'ends.now': 'As soon as the plan is cancelled. That can’t be undone here.',
  'invoices.stay': 'Cancelling doesn’t change what is due. You can pay before or after.',
  'over.text': 'It was cancelled already. There is nothing left to do here.',
  'cancel.impossible': '{plan} can’t be cancelled here',
  'done.now': '{plan} is cancelled',
}
