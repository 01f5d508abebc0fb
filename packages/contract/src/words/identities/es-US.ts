import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Identity: { one: 'Cuenta', many: 'Cuentas', about: 'Datos de inicio de sesión de una persona' },
  IdentityEmail: { one: 'Correo de inicio de sesión', many: 'Correos de inicio de sesión' },
  IdentityExistence: {
    one: 'Verificación de cuenta',
    many: 'Verificaciones de cuenta',
    about: 'Indica si la cuenta existe',
  },
  IdentitySettings: {
    one: 'Ajustes de inicio de sesión',
    many: 'Ajustes de inicio de sesión',
    about: 'Cómo inicia sesión una persona',
  },
  IdentityToken: { one: 'Token de identidad', many: 'Tokens de identidad', about: 'Token que actúa por una persona' },
  Impersonation: {
    one: 'Sesión en nombre de un miembro',
    many: 'Sesiones en nombre de un miembro',
    about: 'Sesión en la que el personal actúa en nombre de un miembro',
  },
  PasswordRecord: { one: 'Contraseña', many: 'Contraseñas' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Identity,
  about: 'Todas las personas que pueden iniciar sesión y cómo',
} as const satisfies Name

export const fields = {
  canCreateToken: 'Puede crear tokens',
  resetCode: 'Código de restablecimiento',
  newPassword: 'Contraseña nueva',
  passwords: 'Contraseñas',
  hash: 'Contraseña cifrada',
  setAt: 'Fecha de creación',
  oktaId: 'Cuenta de Okta',
  usernames: 'Nombres de usuario',
  multifactorType: 'Verificación en dos pasos',
  referrer: 'Persona que lo recomendó',
  federatedAuthType: 'Inicio de sesión externo',
  isTemporary: 'Temporal',
  invalidatedAt: 'Fecha de invalidación',
  username: 'Nombre de usuario',
  password: 'Contraseña',
  currentPassword: 'Contraseña actual',
  appName: 'Aplicación',
  newEmail: 'Correo electrónico nuevo',
  newUsername: 'Nombre de usuario nuevo',
  emails: 'Correos de inicio de sesión',
  'IdentityExistence.exists': 'La cuenta existe',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  resetCode: 'Del correo enviado',
  canCreateToken: 'Permite que la cuenta actúe para programas',
  isTemporary: 'Se debe cambiar en el próximo inicio de sesión',
  oktaId: 'Vincula la cuenta con el inicio de sesión de la empresa',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  addClassicId: 'Agregar un identificador del sistema anterior',
  addIdentityEmail: 'Agregar un correo de inicio de sesión',
  addPassword: 'Agregar una contraseña',
  addUsername: 'Agregar un nombre de usuario',
  checkIdentityExists: 'Verificar si existe una cuenta',
  createIdentity: 'Crear una cuenta',
  deleteIdentity: 'Eliminar la cuenta',
  findIdentities: 'Buscar cuentas',
  getIdentity: 'Ver la cuenta',
  getIdentityKey: 'Ver la clave pública',
  getIdentitySettings: 'Ver los ajustes de inicio de sesión',
  impersonateIdentity: 'Actuar en nombre de este miembro',
  invalidatePasswords: 'Invalidar las contraseñas',
  removeClassicId: 'Quitar el identificador del sistema anterior',
  removeIdentityEmail: 'Quitar el correo de inicio de sesión',
  removeUsername: 'Quitar el nombre de usuario',
  replaceAllIdentityEmails: 'Reemplazar todos los correos de inicio de sesión',
  resetPassword: 'Restablecer la contraseña',
  sendPasswordResetEmail: 'Enviar el correo para restablecer la contraseña',
  setPassword: 'Definir una contraseña nueva',
  touchIdentity: 'Marcar la cuenta como actualizada',
  unlinkOkta: 'Desvincular la cuenta de Okta',
  updateCanCreateToken: 'Cambiar el permiso para crear tokens',
  updateIdentityEmail: 'Cambiar el correo de inicio de sesión',
  updateIdentitySettings: 'Cambiar la verificación en dos pasos',
  updateOktaId: 'Cambiar la cuenta de Okta',
  updatePassword: 'Cambiar la contraseña',
  updatePasswordV1: 'Cambiar la contraseña',
  updateReferrer: 'Cambiar la persona que lo recomendó',
  updateUsername: 'Cambiar el nombre de usuario',
} as const satisfies SameWords<typeof us.actions>

export const consequences = {
  setPassword: 'A partir de ahora, la persona inicia sesión con la nueva contraseña.',
} as const satisfies SameWords<typeof us.consequences>

/** Announcements of completed actions. Reads have none. */
export const done = {
  addClassicId: 'Identificador del sistema anterior agregado',
  addIdentityEmail: 'Correo de inicio de sesión agregado',
  addPassword: 'Contraseña agregada',
  addUsername: 'Nombre de usuario agregado',
  createIdentity: 'Cuenta creada',
  deleteIdentity: 'Cuenta eliminada',
  impersonateIdentity: 'Sesión iniciada en nombre de este miembro',
  invalidatePasswords: 'Contraseñas invalidadas',
  removeClassicId: 'Identificador del sistema anterior quitado',
  removeIdentityEmail: 'Correo de inicio de sesión quitado',
  removeUsername: 'Nombre de usuario quitado',
  replaceAllIdentityEmails: 'Correos de inicio de sesión reemplazados',
  resetPassword: 'Contraseña restablecida',
  sendPasswordResetEmail: 'Correo para restablecer la contraseña enviado',
  setPassword: 'Contraseña nueva definida',
  touchIdentity: 'Cuenta marcada como actualizada',
  unlinkOkta: 'Cuenta de Okta desvinculada',
  updateCanCreateToken: 'Permiso para crear tokens cambiado',
  updateIdentityEmail: 'Correo de inicio de sesión cambiado',
  updateIdentitySettings: 'Verificación en dos pasos cambiada',
  updateOktaId: 'Cuenta de Okta cambiada',
  updatePassword: 'Contraseña cambiada',
  updatePasswordV1: 'Contraseña cambiada',
  updateReferrer: 'Persona que lo recomendó cambiada',
  updateUsername: 'Nombre de usuario cambiado',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATE: done.createIdentity,
  DELETE: done.deleteIdentity,
  ADD_CLASSIC_ID: done.addClassicId,
  ADD_EMAIL: done.addIdentityEmail,
  ADD_PASSWORD: done.addPassword,
  ADD_USERNAME: done.addUsername,
  BULK_ADD_PASSWORDS: 'Contraseñas importadas',
  IMPERSONATE: 'Sesión iniciada en nombre de este miembro',
  INVALIDATE_PASSWORDS: done.invalidatePasswords,
  MIGRATE: 'Traída del sistema anterior',
  REMOVE_CLASSIC_ID: done.removeClassicId,
  REMOVE_EMAIL: done.removeIdentityEmail,
  REMOVE_USERNAME: done.removeUsername,
  REPLACE_ALL_EMAILS: done.replaceAllIdentityEmails,
  RESET_PASSWORD: done.resetPassword,
  SET_PASSWORD: done.setPassword,
  TOUCH: done.touchIdentity,
  UNLINK_OKTA: done.unlinkOkta,
  UPDATE_CAN_CREATE_TOKEN: done.updateCanCreateToken,
  UPDATE_EMAIL: done.updateIdentityEmail,
  UPDATE_OKTA_ID: done.updateOktaId,
  UPDATE_PASSWORD: done.updatePassword,
  UPDATE_REFERRER: done.updateReferrer,
  UPDATE_SETTINGS: done.updateIdentitySettings,
  UPDATE_USERNAME: done.updateUsername,
} as const satisfies SameWords<typeof us.journal>
