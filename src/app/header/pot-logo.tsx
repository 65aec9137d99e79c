/** A lidded pot that steams, and steams more while something cooks: the left logo. Drawn for this book; decorative, so hidden from screen readers. */
import styles from "./header.module.css";

export function PotLogo({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={styles["steam"]} d="M23 17c-3-3 3-5 0-9M32 15c-3-3 3-5 0-9M41 17c-3-3 3-5 0-9" opacity=".65" />
      <path d="M16 28c2-4 8-6 16-6s14 2 16 6" />
      <path d="M10 28h44" />
      <path d="M14 28v18c0 6 4 10 10 10h16c6 0 10-4 10-10V28" fill="currentColor" fillOpacity=".12" />
      <path d="M14 36H8M50 36h6" />
    </svg>
  );
}
