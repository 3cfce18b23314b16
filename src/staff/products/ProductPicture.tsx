export function ProductPicture({ src }: { readonly src: string }) {
  return (
    <img
      {...(src !== '' && { src })}
      alt=""
      width={40}
      height={45}
      loading="lazy"
      style={{ display: 'block', objectFit: 'cover', borderRadius: 'var(--rr-radius-sm)' }}
    />
  );
}
