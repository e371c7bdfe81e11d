import { createStore } from "zustand/vanilla";

/** Storage of this tab that is allowed to be full: then it forgets instead of failing. */
export const tabStorage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, value) => {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      sessionStorage.removeItem(name);
    }
  },
  removeItem: (name) => sessionStorage.removeItem(name),
};

/** Whether the settings keep what is asked; null until they were read. Who writes drafts here heeds every change. */
export const keeping = createStore<boolean | null>(() => null);
