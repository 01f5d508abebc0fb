import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Alert: { one: 'Alerta', many: 'Alertas', about: 'Aviso sobre los datos o la cuenta de una persona' },
  AlertTemplate: { one: 'Plantilla de alerta', many: 'Plantillas de alerta', about: 'Textos de un tipo de alerta' },
  AlertTemplateText: { one: 'Texto', many: 'Textos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Alert,
  about: 'Avisos que piden la atención de una persona',
} as const satisfies Name

export const fields = {
  applications: 'Aplicaciones',
  application: 'Aplicación',
  notificationStatus: 'Entrega de notificaciones',
  notificationTypes: 'Canales de notificación',
  concerns: 'Datos encontrados',
  advice: 'Medidas recomendadas',
  occurredAt: 'Fecha del suceso',
  texts: 'Textos',
  usedBy: 'Número de alertas que la usan',
  resolution: 'Solución',
} as const satisfies SameWords<typeof us.fields>

export const actions = {
  acknowledgeAlert: 'Confirmar la alerta',
  changeAlertOwner: 'Cambiar el titular',
  createAlertTemplate: 'Crear una plantilla de alerta',
  createAlerts: 'Crear alertas',
  createIdentityAlert: 'Crear una alerta para una persona',
  deleteAlert: 'Eliminar la alerta',
  deleteAlertTemplate: 'Eliminar la plantilla de alerta',
  dismissAlert: 'Descartar la alerta',
  escalateAlert: 'Aumentar la prioridad',
  getAlertTemplate: 'Ver la plantilla de alerta',
  listAlertTemplates: 'Ver las plantillas de alerta',
  listAlerts: 'Ver las alertas',
  listIdentityAlerts: 'Ver las alertas de una persona',
  resolveAlert: 'Resolver la alerta',
  updateAlertNotificationStatus: 'Cambiar la entrega de notificaciones',
  updateAlertTemplate: 'Editar la plantilla de alerta',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  acknowledgeAlert: 'Alerta confirmada',
  changeAlertOwner: 'Titular cambiado',
  createAlertTemplate: 'Plantilla de alerta creada',
  createAlerts: 'Alertas creadas',
  createIdentityAlert: 'Alerta creada para la persona',
  deleteAlert: 'Alerta eliminada',
  deleteAlertTemplate: 'Plantilla de alerta eliminada',
  dismissAlert: 'Alerta descartada',
  escalateAlert: 'Prioridad aumentada',
  resolveAlert: 'Alerta resuelta',
  updateAlertNotificationStatus: 'Entrega de notificaciones cambiada',
  updateAlertTemplate: 'Plantilla de alerta actualizada',
} as const satisfies SameWords<typeof us.done>

export { AlertAction as journal } from '../../labels/identity/alerts.es-US.ts'
