/** The application as systems name it: the same in its packages, in their shortcuts, and where it runs. */
export const APP_ID = "org.counterpoint.desktop";
