/** Events of this part of the kit. */
export interface MethodsEvents {
  'payments.methods.opened': { readonly id: string }
}
