/** The bytes of a file as base64. The browser's own encoder does not block the page. @throws if it cannot be read */
export function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(new Error(file.name));
    // `data:…;base64,` stands before it.
    reader.onload = () =>
      resolve(typeof reader.result === "string" ? reader.result.replace(/^[^,]*,?/, "") : "");
    reader.readAsDataURL(file);
  });
}
