/** Events of this part of the kit. */
export interface CompanionsEvents {
  'plans.companions.opened': { readonly id: string }
}
