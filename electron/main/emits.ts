type Overload<Events> = {
  [Event in keyof Events]: (event: Event, listener: Events[Event]) => unknown;
}[keyof Events];

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Something that has events, each with its listener's type. Electron declares one overload of `on` for each event. */
export interface Emits<Events> {
  readonly on: Both<Overload<Events>>;
}
