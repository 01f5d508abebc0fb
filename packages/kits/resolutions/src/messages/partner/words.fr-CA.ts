import type { Translation } from '@memberkit/foundation/messages'
import type { partnerEnUS } from './words.en-US.ts'

export const partnerFrCA: Translation<typeof partnerEnUS> = {
  'note.label': 'Note à l’équipe des résolutions',
  'note.hint': 'L’équipe des résolutions la lira.',
  'note.add': 'Ajouter la note',
  'act.heading': 'Prochaine étape de votre cabinet',
  'act.waiting': 'L’équipe des résolutions attend votre cabinet.',
  'act.taken': 'Votre cabinet est intervenu. L’équipe des résolutions prend la suite.',
  'act.none': 'Rien n’est demandé à votre cabinet pour le moment.',
  'act.WaitingOnProvider': 'Nous y travaillons',
  'act.ProviderActionTaken': 'Nous sommes intervenus',
  'act.done': 'L’équipe des résolutions en est informée.',
}
