import type * as notifications from '../../identity/notifications.ts'
import type { Labels } from '../labels.ts'

export { NotificationProvider } from './notifications.en-US.ts'

export const NotificationType = {
  EMAIL: 'Correo electrónico',
  SMS: 'Mensaje de texto',
  PUSH: 'Notificación push',
  PULSE: 'Pulse',
} as const satisfies Labels<notifications.NotificationType>

export const NotificationOptOutType = {
  START: 'Aceptó los mensajes (START)',
  STOP: 'Rechazó los mensajes (STOP)',
  HELP: 'Pidió ayuda (HELP)',
} as const satisfies Labels<notifications.NotificationOptOutType>

/** In the words of staff; members read fewer and plainer ones in the kits. */
export const NotificationStatus = {
  CREATED: 'Creada',
  PENDING: 'Pendiente',
  FAILED: 'Fallida',
  RESENT: 'Reenviada',
  OPT_IN: 'Mensajes aceptados',
  OPT_OUT: 'Mensajes rechazados',
  SCHEDULED: 'Programada',
  CANCELLED: 'Cancelada',
  PROCESSED: 'Procesada',
  DROPPED: 'Descartada por el proveedor',
  DELIVERED: 'Entregada',
  DEFERRED: 'Retrasada',
  BOUNCE: 'Rebotada',
  BLOCKED: 'Bloqueada',
  OPEN: 'Abierta',
  CLICK: 'Enlace abierto',
  SPAMREPORT: 'Marcada como spam',
  UNSUBSCRIBE: 'Suscripción cancelada',
  GROUP_UNSUBSCRIBE: 'Suscripción a este tema cancelada',
  GROUP_RESUBSCRIBE: 'Suscripción a este tema reanudada',
  ACCEPTED: 'Aceptada por el proveedor',
  QUEUED: 'En cola',
  SENDING: 'En proceso de envío',
  SENT: 'Enviada',
  UNDELIVERED: 'No entregada',
  RECEIVING: 'En proceso de recepción',
  RECEIVED: 'Recibida',
} as const satisfies Labels<notifications.NotificationStatus>

export const NotificationAction = {
  CREATED: 'Notificación creada',
  UPDATED: 'Notificación actualizada',
  IDENTITY_CHANGED: 'Destinatario cambiado',
  DELETED: 'Notificación eliminada',
  REDACTED_PER_REQUEST: 'Información personal suprimida a solicitud',
} as const satisfies Labels<notifications.NotificationAction>
