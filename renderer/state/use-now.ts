import { useEffect, useState } from "react";

/** The time in milliseconds since 1970, read again and again. @param interval milliseconds; null: it stands still */
export function useNow(interval: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (interval === null) return;
    const timer = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(timer);
  }, [interval]);
  return now;
}
