import type { Translation } from '@memberkit/foundation/messages'
import { needsEsUS } from '../shared/es-US.ts'
import type { actionsEnUS } from './en-US.ts'

export const actionsEsUS: Translation<typeof actionsEnUS> = {
  ...needsEsUS,
  'action.activate': 'Activar',
  'action.deactivate': 'Desactivar',
  'action.delete': 'Eliminar',
  'title.activate': 'Activar {branch}',
  'title.deactivate': 'Desactivar {branch}',
  'title.delete': 'Eliminar {branch}',
  'consequence.activate': 'Los miembros podrán encontrar esta sucursal y se le podrán asignar casos nuevos.',
  'consequence.deactivate':
    'Los miembros ya no podrán encontrar esta sucursal y no se le asignarán casos nuevos. Puede volver a activarla.',
  'consequence.delete':
    'La sucursal desaparece para los socios y los miembros, y no se puede modificar ni volver a activar. Su historial se conserva.',
  'do.activate': 'Activar sucursal',
  'do.deactivate': 'Desactivar sucursal',
  'do.delete': 'Eliminar sucursal',
  'done.activate': '{branch} está activa.',
  'done.deactivate': '{branch} está desactivada.',
  'done.delete': '{branch} fue eliminada.',
  'row.menu': 'Más acciones para {branch}',
  'activate.missing': 'Todavía falta: {needs}. Puede activarla de todos modos.',
  'work.loading': 'Buscando casos abiertos…',
  'work.unknown': 'No pudimos comprobar si esta sucursal tiene resoluciones abiertas. Compruébelo antes de continuar.',
  'work.resolutions': {
    one: '{count} resolución abierta queda en esta sucursal: {ids}. Asígnela antes a otra sucursal.',
    many: '{count} de resoluciones abiertas quedan en esta sucursal, por ejemplo {ids}. Asígnelas antes a otra sucursal.',
    other: '{count} resoluciones abiertas quedan en esta sucursal, por ejemplo {ids}. Asígnelas antes a otra sucursal.',
  },
  'work.open': {
    one: 'Abrir esta resolución',
    many: 'Abrir estas {count} de resoluciones',
    other: 'Abrir estas {count} resoluciones',
  },
  'work.none': 'Esta sucursal no tiene resoluciones abiertas.',
  'work.requests': 'Las solicitudes de servicio abiertas no se pueden listar por sucursal. Consulte a la sucursal.',
  'changed.heading': 'Esta sucursal ha cambiado',
  'changed.text': 'Compruebe si todavía desea hacerlo.',
  'changed.status': 'Estado',
  'changed.name': 'Nombre',
  'changed.missing': 'Falta',
  'changed.nothing': 'Nada',
}
