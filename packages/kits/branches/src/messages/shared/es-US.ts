import type { Translation } from '@memberkit/foundation/messages'
import type { needsEnUS, phoneEnUS } from './en-US.ts'

/** The needs of a branch before it is activated. */
export const needsEsUS: Translation<typeof needsEnUS> = {
  'need.name': 'Nombre',
  'need.address': 'Dirección',
  'need.timeZone': 'Zona horaria',
  'need.primaryEmail': 'Correo electrónico principal',
  'need.officePhone': 'Número de teléfono de la oficina',
  'need.hours': 'Horario de atención',
  'need.areaOfLaw': 'Al menos un área del derecho',
  'need.provider': 'Al menos un abogado',
}

/** A phone number on one line. */
export const phoneEsUS: Translation<typeof phoneEnUS> = {
  extension: '{number}, ext. {extension}',
}
