/** The fields of the form of a reason. */
export interface ReasonValues {
  label: string;
  message: string;
  isActive: boolean;
}
