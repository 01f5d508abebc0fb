import type { Translation } from '@memberkit/foundation/messages'
import type { partnerEnUS } from './words.en-US.ts'

export const partnerEsUS: Translation<typeof partnerEnUS> = {
  'note.label': 'Nota para el equipo de resoluciones',
  'note.hint': 'La leerá el equipo de resoluciones.',
  'note.add': 'Agregar nota',
  'act.heading': 'El próximo paso de su bufete',
  'act.waiting': 'El equipo de resoluciones espera a su bufete.',
  'act.taken': 'Su bufete ya actuó. El equipo de resoluciones continúa.',
  'act.none': 'Por ahora no se le pide nada a su bufete.',
  'act.WaitingOnProvider': 'Estamos en ello',
  'act.ProviderActionTaken': 'Ya actuamos',
  'act.done': 'El equipo de resoluciones ya lo ve.',
}
