/** Who acts. It travels with every call; absent for anonymous visitors and for the system itself. */
export interface Actor {
  id: number;
  username: string;
  isAdmin: boolean;
  isEmployee: boolean;
}
