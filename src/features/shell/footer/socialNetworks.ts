export interface SocialNetwork {
  readonly name: string;
  readonly configKey: string;
  readonly home: string;
}

export const SOCIAL_NETWORKS: readonly SocialNetwork[] = [
  { name: 'Facebook', configKey: 'social_facebook', home: 'https://www.facebook.com/' },
  { name: 'Instagram', configKey: 'social_instagram', home: 'https://www.instagram.com/' },
  { name: 'YouTube', configKey: 'social_youtube', home: 'https://www.youtube.com/' },
];
