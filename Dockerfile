# syntax=docker/dockerfile:1
# Builds the package, installs it without what only building needs, and runs it as an unprivileged user.
FROM node:22-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm pack --pack-destination /package

FROM node:22-bookworm-slim AS install
WORKDIR /app
COPY --from=build /package/*.tgz /package/
RUN npm install --omit=dev --no-audit --no-fund --no-package-lock /package/*.tgz

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=install /app/node_modules ./node_modules
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# In the exec form Node is process 1 and gets SIGTERM itself. The memory flags are explained in docs/running.md.
ENTRYPOINT ["node", "--min-semi-space-size=32", "--max-semi-space-size=32", "node_modules/ringside/bin/ringside.mjs"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8080", "--data", "/data"]
