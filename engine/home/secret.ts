import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 32 random bytes in base64url. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Compares in a time that tells nothing about where two texts differ, nor about their lengths. */
export function isSameSecret(left: string, right: string): boolean {
  return timingSafeEqual(digest(left), digest(right));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
