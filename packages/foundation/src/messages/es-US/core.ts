import { coreMessages } from '../core.ts'
import { defineMessages } from '../messages.ts'

export const core = defineMessages(coreMessages, 'es-US', {
  retry: 'Intentar de nuevo',
  retryIn: { one: 'Intentar de nuevo en {count} segundo', other: 'Intentar de nuevo en {count} segundos' },
  details: 'Detalles',
  reference: 'Referencia {reference}',
  signIn: 'Iniciar sesión',
  deniedTitle: 'No tiene acceso a esta sección',
  deniedText: 'Si lo necesita, pida acceso a su administrador.',
  goneTitle: 'No lo encontramos',
  goneText: 'Es posible que se haya eliminado o que el enlace esté incompleto.',
  signedOutTitle: 'Su sesión terminó',
  signedOutText: 'Inicie sesión de nuevo y volverá a esta página.',
  conflictTitle: 'Esto cambió',
  conflictText: 'Alguien lo cambió hace un momento. Vuelva a cargarlo para ver cómo está ahora.',
  waitTitle: 'Demasiadas solicitudes seguidas',
  waitText: 'El servicio pide una breve pausa. No se pierde nada.',
  otherTitle: 'No podemos mostrar esta sección',
  otherText: 'El servicio no aceptó la solicitud. Si vuelve a ocurrir, dé a soporte la referencia que aparece abajo.',
  failedTitle: 'Algo salió mal de nuestro lado',
  failedText: 'No es por nada que usted haya hecho. Inténtelo de nuevo en un momento.',
  offlineTitle: 'No tiene conexión',
  offlineText: 'Conéctese a internet e inténtelo de nuevo.',
  offlineStale: 'No tiene conexión. Así estaba el {time}.',
  stale: 'No pudimos actualizar esta información. Así estaba el {time}.',
})
