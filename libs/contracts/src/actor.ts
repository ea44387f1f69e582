/** The authenticated user of a request. RPC calls carry it; it is absent for visitors and for the system itself. */
export interface Actor {
  id: number;
  username: string;
  isAdmin: boolean;
  isEmployee: boolean;
}
