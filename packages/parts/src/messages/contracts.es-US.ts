import type { Translation } from '@memberkit/foundation/messages'
import type { contractsEnUS } from './contracts.en-US.ts'

export const contractsEsUS: Translation<typeof contractsEnUS> = {
  open: 'se abre en una pestaña nueva',
  version: 'Versión {version}',
  since: 'Desde el {date}',
  started: 'Fecha de comienzo: {date}',
  starts: 'A partir del {date}',
  inForce: 'Vigente',
  upcoming: 'Próximo',
  ended: 'Terminado',
  unread: 'No pudimos leer este contrato',
  gap: 'No hay contrato registrado del {from} al {to}. Si alguno se aplicaba, añádalo.',
  overlap:
    '«{one}» y «{other}» coinciden del {from} al {to}. Si uno de los dos es incorrecto, elimínelo y añádalo con las fechas correctas.',
  overlapOpen:
    '«{one}» y «{other}» coinciden a partir del {from}. Si uno de los dos es incorrecto, elimínelo y añádalo con las fechas correctas.',
}
