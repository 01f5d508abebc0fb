/** Events of this part of the kit. */
export interface PickerEvents {
  'plans.picker.opened': { readonly id: string }
}
