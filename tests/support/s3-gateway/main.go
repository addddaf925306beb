// An S3 server to hold the adapter against: the VersityGW gateway over a folder. Its own program has all of its other
// stores and its own tests in it, which make a good quarter of what there is to compile. It is started like that one:
//
//	--port ADDRESS --quiet posix --sidecar METADATA STORE
//
// with ROOT_ACCESS_KEY_ID and ROOT_SECRET_ACCESS_KEY in the environment.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"os/signal"
	"syscall"

	"github.com/versity/versitygw/backend/meta"
	"github.com/versity/versitygw/backend/posix"
	"github.com/versity/versitygw/embedgw"
)

// What the gateway's own program has as defaults.
const (
	mostConnections = 250_000
	mostRequests    = 100_000
	mostParts       = 10_000
	mostActions     = 5_000
	mostCopied      = 5 << 30
	bufferSize      = 1 << 20
)

func main() {
	address := flag.String("port", "", "the address to listen on")
	quiet := flag.Bool("quiet", false, "tells of no request")
	flag.Parse()
	store := flag.NewFlagSet("posix", flag.ExitOnError)
	sidecar := store.String("sidecar", "", "the folder for what S3 says of the files")
	if flag.Arg(0) != "posix" || store.Parse(flag.Args()[1:]) != nil || store.NArg() != 1 {
		fail("usage: versitygw --port ADDRESS --quiet posix --sidecar METADATA STORE")
	}
	metadata, err := meta.NewSideCar(*sidecar)
	if err != nil {
		fail(err.Error())
	}
	options := posix.PosixOpts{
		SideCarDir:          *sidecar,
		Concurrency:         mostActions,
		CopyObjectThreshold: mostCopied,
		IOBufferSize:        bufferSize,
	}
	files, err := posix.New(store.Arg(0), metadata, options)
	if err != nil {
		fail(err.Error())
	}
	ended, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM, syscall.SIGINT)
	defer stop()
	config := embedgw.Config{
		RootUserAccess:    os.Getenv("ROOT_ACCESS_KEY_ID"),
		RootUserSecret:    os.Getenv("ROOT_SECRET_ACCESS_KEY"),
		Ports:             []string{*address},
		MaxConnections:    mostConnections,
		MaxRequests:       mostRequests,
		MultipartMaxParts: mostParts,
		Quiet:             *quiet,
	}
	if err := embedgw.RunVersityGW(ended, files, &config); err != nil {
		fail(err.Error())
	}
}

func fail(reason string) {
	fmt.Fprintln(os.Stderr, reason)
	os.Exit(1)
}
