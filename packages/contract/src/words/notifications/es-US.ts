import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Notification: { one: 'Notificación', many: 'Notificaciones', about: 'Mensaje enviado a una persona' },
  NotificationTemplate: {
    one: 'Plantilla de notificación',
    many: 'Plantillas de notificación',
    about: 'Textos de un tipo de mensaje',
  },
  LocalizedNotificationTemplate: {
    one: 'Traducción',
    many: 'Traducciones',
    about: 'Textos de una plantilla en un idioma',
  },
  OtpReceipt: { one: 'Código enviado', many: 'Códigos enviados', about: 'Adónde se envió un código de un solo uso' },
  SmsMessage: { one: 'Mensaje de texto', many: 'Mensajes de texto', about: 'Mensaje de texto y su entrega' },
  SmsFailure: { one: 'Falla de entrega', many: 'Fallas de entrega' },
  NotificationStep: { one: 'Etapa de entrega', many: 'Etapas de entrega' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Notification,
  about: 'Correos, mensajes de texto y notificaciones push, con sus plantillas',
} as const satisfies Name

export const fields = {
  language: 'Idioma',
  html: 'Contenido del correo (HTML)',
  types: 'Canales de envío',
  variables: 'Variables',
  optOutType: 'Categoría de cancelación de mensajes',
  steps: 'Historial de entrega',
  providerMessageId: 'Identificador del mensaje en el proveedor',
  localized: 'Traducciones',
  sentTo: 'Destino',
  to: 'Destinatario',
  provider: 'Servicio de entrega',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  key: 'Única; no se puede cambiar después',
  variables: 'Nombres que los textos reemplazan, como firstName',
  optOutType: 'De qué puede cancelar los mensajes una persona',
  isMandatory: 'Se envía incluso a quienes cancelaron los mensajes',
  html: 'HTML completo del correo',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addSmsMessageFailure: 'Registrar una falla de entrega',
  cancelScheduledNotification: 'Cancelar la notificación',
  changeNotificationIdentity: 'Cambiar el destinatario',
  createLocalizedNotificationTemplate: 'Agregar una traducción',
  createNotification: 'Crear una notificación',
  createNotificationTemplate: 'Crear una plantilla de notificación',
  deleteLocalizedNotificationTemplate: 'Eliminar la traducción',
  deleteNotification: 'Eliminar la notificación',
  deleteNotificationTemplate: 'Eliminar la plantilla de notificación',
  deleteSmsMessageFailure: 'Eliminar la falla de entrega',
  getLocalizedNotificationTemplate: 'Ver la traducción',
  getNotificationTemplate: 'Ver la plantilla de notificación',
  getSmsMessage: 'Ver el mensaje de texto',
  listNotificationTemplates: 'Ver las plantillas de notificación',
  listNotifications: 'Ver las notificaciones',
  processScheduledNotification: 'Enviar la notificación ahora',
  redactNotifications: 'Suprimir la información personal',
  resendNotification: 'Reenviar la notificación',
  sendEmail: 'Enviar un correo electrónico',
  sendNotification: 'Enviar una notificación',
  sendOtp: 'Enviar un código de un solo uso',
  updateLocalizedNotificationTemplate: 'Editar la traducción',
  updateNotificationDeliverOn: 'Cambiar la fecha de envío',
  updateNotificationTemplate: 'Editar la plantilla de notificación',
  updateNotificationTemplateCategory: 'Cambiar la categoría',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addSmsMessageFailure: 'Falla de entrega registrada',
  cancelScheduledNotification: 'Notificación cancelada',
  changeNotificationIdentity: 'Destinatario cambiado',
  createLocalizedNotificationTemplate: 'Traducción agregada',
  createNotification: 'Notificación creada',
  createNotificationTemplate: 'Plantilla de notificación creada',
  deleteLocalizedNotificationTemplate: 'Traducción eliminada',
  deleteNotification: 'Notificación eliminada',
  deleteNotificationTemplate: 'Plantilla de notificación eliminada',
  deleteSmsMessageFailure: 'Falla de entrega eliminada',
  processScheduledNotification: 'Notificación enviada',
  redactNotifications: 'Información personal suprimida',
  resendNotification: 'Notificación reenviada',
  sendEmail: 'Correo electrónico enviado',
  sendNotification: 'Notificación enviada',
  sendOtp: 'Código de un solo uso enviado',
  updateLocalizedNotificationTemplate: 'Traducción actualizada',
  updateNotificationDeliverOn: 'Fecha de envío cambiada',
  updateNotificationTemplate: 'Plantilla de notificación actualizada',
  updateNotificationTemplateCategory: 'Categoría cambiada',
} as const satisfies SameWords<typeof us.done>

export { NotificationAction as journal } from '../../labels/identity/notifications.es-US.ts'
